import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';

/** Makes every way to a network throw in each test of the file. Answers the names of the ways that were tried. */
export function forbidNetwork(): string[] {
  const fetchBefore = globalThis.fetch;
  const used: string[] = [];
  const forbid = (name: string) => (): never => {
    used.push(name);
    throw new Error(`${name} was used`);
  };
  beforeEach(() => {
    vi.spyOn(http, 'request').mockImplementation(forbid('http'));
    vi.spyOn(https, 'request').mockImplementation(forbid('https'));
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(forbid('net'));
    vi.spyOn(dns, 'lookup').mockImplementation(forbid('dns'));
    globalThis.fetch = forbid('fetch');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    globalThis.fetch = fetchBefore;
  });
  return used;
}
