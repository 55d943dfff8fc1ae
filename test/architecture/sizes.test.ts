import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const LONGEST_FILE = 350;
const LONGEST_FUNCTION = 60;

const FILES = sourceFiles('electron', 'renderer', 'shared', 'scripts', 'test');

/** A `describe` only holds tests together; each of them is measured by itself. */
const CONTAINER = /^(test\.)?describe\b/;

function longFunctions(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isContainer = ts.isCallExpression(node.parent) && CONTAINER.test(node.parent.expression.getText());
    if (ts.isFunctionLike(node) && !isContainer) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      if (last - first + 1 > LONGEST_FUNCTION) found.push(`${name}:${first + 1} (${last - first + 1} lines)`);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

test(`no file has more than ${LONGEST_FILE} lines`, () => {
  const long = FILES.map(({ name, text }) => ({ name, lines: text.trimEnd().split('\n').length }));
  expect(long.filter(({ lines }) => lines > LONGEST_FILE)).toEqual([]);
});

test(`no function has more than ${LONGEST_FUNCTION} lines`, () => {
  expect(FILES.flatMap(({ name, text }) => longFunctions(name, text))).toEqual([]);
});
