import { expect, test } from 'vitest';
import { placeWindow } from '../../../electron/main/window-place.ts';

const MAIN = { x: 0, y: 0, width: 1920, height: 1080 };
const RIGHT = { x: 1920, y: 0, width: 1280, height: 720 };
const SIZE = { width: 1000, height: 700 };

test('a window opens where it was left, on a second display too', () => {
  const left = { windowSize: SIZE, windowPlace: { x: 2000, y: 10 } };
  expect(placeWindow(left, [MAIN, RIGHT])).toEqual({ width: 1000, height: 700, x: 2000, y: 10 });
});

test('a window whose display is gone opens where the system puts it', () => {
  const left = { windowSize: SIZE, windowPlace: { x: 2000, y: 10 } };
  expect(placeWindow(left, [MAIN])).toEqual({ width: 1000, height: 700 });
});

test('a window that was never moved is left to the system', () => {
  expect(placeWindow({ windowSize: SIZE, windowPlace: null }, [MAIN])).toEqual(SIZE);
});

test('a window whose upper edge cannot be taken hold of is left to the system', () => {
  expect(placeWindow({ windowSize: SIZE, windowPlace: { x: 100, y: 1070 } }, [MAIN])).toEqual(SIZE);
  expect(placeWindow({ windowSize: SIZE, windowPlace: { x: -960, y: 10 } }, [MAIN])).toEqual(SIZE);
});

test('a window is never larger than its display', () => {
  const left = { windowSize: { width: 1800, height: 1000 }, windowPlace: { x: 1920, y: 0 } };
  expect(placeWindow(left, [MAIN, RIGHT])).toEqual({ width: 1280, height: 720, x: 1920, y: 0 });
});
