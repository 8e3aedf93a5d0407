/**
 * What appears under a resting pointer waits half a second: the second click of a double click was
 * meant for what stood there before.
 */

const WAITS_MS = 500;
/** A hand that rests moves no further than this, in pixels. */
const RESTS = 20;

/** What is on the screen to be clicked: it is another whenever anything else can be. */
export interface Standing {
  /** Changes with whatever can be clicked. */
  state: string;
  /** What is asked: the same button under the same question is not a new one. */
  question: string;
}

interface Click {
  x: number;
  y: number;
  time: number;
  thing: string;
}

/** Decides about clicks; time and place are handed in. */
export class Steady {
  #changed = -Infinity;
  #last: Click | null = null;

  /** Something else can be clicked from now on. */
  changed(time: number): void {
    this.#changed = time;
  }

  /** Whether a click is meant for what it hits. `repeated`: the system counts it as one of several. */
  means(click: Click, repeated: boolean): boolean {
    const last = this.#last;
    const rests = last !== null && Math.hypot(click.x - last.x, click.y - last.y) <= RESTS;
    const isFresh = last !== null && this.#changed >= last.time && click.time - this.#changed < WAITS_MS;
    const isNew = repeated || click.thing !== last?.thing;
    if (rests && isFresh && isNew) return false;
    this.#last = click;
    return true;
  }
}

/** What a click hits, by name: elements come and go. */
function thingAt(target: EventTarget | null, question: string): string {
  const thing = target instanceof Element ? target.closest<HTMLElement>('button, a, [role=gridcell]') : null;
  const { pick, square, sector } = thing?.dataset ?? {};
  return `${question} ${pick ?? square ?? sector ?? thing?.textContent ?? ''}`;
}

/** Takes clicks away that are not meant for what they hit. While new things wait, the element says so. */
export function steady(root: HTMLElement, first: Standing): { update(now: Standing): void; destroy(): void } {
  const judge = new Steady();
  let standing = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clicked(event: MouseEvent): void {
    // A key presses what has the focus, wherever the pointer rests.
    if (event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const click = { x, y, time, thing: thingAt(event.target, standing.question) };
    if (judge.means(click, event.detail > 1)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  root.addEventListener('click', clicked, { capture: true });
  return {
    update(now) {
      if (now.state === standing.state) return;
      standing = now;
      judge.changed(performance.now());
      root.dataset['settling'] = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete root.dataset['settling'], WAITS_MS);
    },
    destroy() {
      clearTimeout(timer);
      root.removeEventListener('click', clicked, { capture: true });
    },
  };
}
