import fs from 'node:fs';
import path from 'node:path';
import ts from '@typescript/typescript6';
import { expect, it } from 'vitest';
import { packedPackage } from '../support/packed-program.js';

it('nine in ten types that the functions of the library take or return have a name to import', () => {
  const file = path.join(packedPackage(), 'dist/library/index.d.ts');
  const { statements } = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  const declared = statements.flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)
      ? [node.name!.text]
      : [],
  );
  const exported = statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [],
  );
  const names = new Set<string>(exported);
  const unnamed = declared.filter((name) => !names.has(name));
  expect(declared.length).toBeGreaterThan(200);
  expect(unnamed.length / declared.length, unnamed.join(' ')).toBeLessThanOrEqual(0.1);
});
