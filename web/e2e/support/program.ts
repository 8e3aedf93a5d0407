/** The real `passerelle serve`, with tables in a folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TARGET = new URL('../../../target/', import.meta.url);

const USUAL = 'passerelle';
/** The program with a game more than there is: only tests know it. */
export const WITH_RACE = 'examples/with_race';

/** The program of this name that was built last, unless the environment names one. */
function binary(name: string): string {
  const named = process.env['PASSERELLE_PROGRAM'];
  if (named && name === USUAL) return named;
  const [newest] = ['release', 'debug']
    .map((profile) => fileURLToPath(new URL(`${profile}/${name}`, TARGET)))
    .filter((path) => existsSync(path))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('build the program first: cargo build --package passerelle --bins --examples');
  return newest;
}

export class Program {
  #process: ChildProcess | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'passerelle-e2e-'));
  origin = '';

  private constructor(
    private readonly further: readonly string[],
    private readonly name: string,
  ) {}

  static async start(further: readonly string[] = [], name = USUAL): Promise<Program> {
    const program = new Program(further, name);
    await program.#listen('127.0.0.1:0');
    return program;
  }

  /** As if the plug was pulled: no goodbye, nothing is put away. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts again on the same port, with the same tables. */
  async restart(): Promise<void> {
    await this.#listen(new URL(this.origin).host);
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #listen(address: string): Promise<void> {
    const database = `sqlite:${join(this.#folder, 'tables.db')}`;
    const options = ['--listen', address, '--database', database, '--limits', 'off', '--pause', '0', '--grace', '1', '--lang', 'en', ...this.further];
    const child = spawn(binary(this.name), ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    this.origin = await new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer) => {
        said += data.toString();
        const found = /127\.0\.0\.1:\d+/.exec(said);
        if (found) resolve(`http://${found[0]}`);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
    });
    await this.#answers();
  }

  async #answers(): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const well = await fetch(`${this.origin}/healthz`).then((answer) => answer.ok, () => false);
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the program does not answer');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
