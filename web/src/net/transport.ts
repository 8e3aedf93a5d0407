/** How the client reaches a table. A socket today; whatever speaks these two types will do. */

import { unpackMessage } from '../protocol/offers';
import type { ClientMessage, ServerMessage } from '../protocol/types';
import type { ServerMessage as Sent } from '../protocol/wire';

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
  closed(): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  /** Ends it. `closed` is not called for a connection that was closed from here. */
  close(): void;
}

export type Transport = (listener: Listener) => Connection;

/** The table's own socket, at the address that the page came from. */
export function tableTransport(id: string): Transport {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return socketTransport(`${scheme}://${location.host}/api/tables/${id}/live`);
}

/** A table over a WebSocket. */
export function socketTransport(address: string): Transport {
  return (listener) => {
    const socket = new WebSocket(address);
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      listener.closed();
    };
    socket.onopen = () => {
      if (!ended) listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!ended) listener.received(unpackMessage(JSON.parse(event.data) as Sent));
    };
    socket.onclose = end;
    socket.onerror = end;
    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        ended = true;
        socket.close();
      },
    };
  };
}
