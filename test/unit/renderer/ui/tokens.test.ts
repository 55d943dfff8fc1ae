import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RENDERER = fileURLToPath(new URL('../../../../renderer/', import.meta.url));
const TOKENS = fs.readFileSync(path.join(RENDERER, 'ui', 'tokens.css'), 'utf8');
const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** Text on its ground: WCAG AA asks for 4.5. Edges of controls and rules that tell something: 3. */
const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'accent-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['ink-soft', 'accent-soft'],
  ['ink-soft', 'warning-soft'],
  ['ink-soft', 'danger-soft'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['accent-strong', 'paper'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-mark', 'mark'],
  ['warning', 'paper'],
  ['danger', 'surface'],
  ['paper', 'ink'],
] as const;
const EDGE_PAIRS = [
  ['control-line', 'paper'],
  ['control-line', 'surface'],
  ['accent', 'paper'],
  ['answer-line', 'paper'],
  ['answer-line', 'surface'],
  ['answer-line', 'accent-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
] as const;

function valueOf(token: string, theme: Theme): string {
  const contrast = TOKENS.slice(TOKENS.indexOf("[data-theme='contrast']"));
  const own = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(contrast)?.[1];
  if (theme === 'contrast' && own !== undefined) return own;
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(TOKENS);
  const value = theme === 'light' ? pair?.[1] : pair?.[2];
  if (value === undefined) throw new Error(`no colour called ${token}`);
  return value;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(front: string, ground: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [front, ground]
    .map((token) => luminance(valueOf(token, theme)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(THEMES)('the theme %s', (theme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (front, ground) => {
    expect(contrastOf(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s can be told from %s', (front, ground) => {
    expect(contrastOf(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

const OTHER_SHEETS = fs
  .readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

describe('style sheets', () => {
  it.each(OTHER_SHEETS)('%s takes every colour and size from the tokens', (file) => {
    const lines = fs.readFileSync(path.join(RENDERER, file), 'utf8').split('\n');
    const literal = /#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(rgb|hsl|oklch)a?\(|(?<![\w-])\d*\.?\d+(px|r?em|ch|pt|ms|s|vh|vw)\b/i;
    expect(lines.filter((line) => literal.test(line))).toEqual([]);
  });

  it.each(OTHER_SHEETS)('%s names only tokens that there are', (file) => {
    const text = fs.readFileSync(path.join(RENDERER, file), 'utf8');
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
    // Set by the element itself: how deep a list item stands.
    const unknown = used.filter((name) => name !== '--levels' && !TOKENS.includes(`${name}:`));
    expect(unknown).toEqual([]);
  });
});
