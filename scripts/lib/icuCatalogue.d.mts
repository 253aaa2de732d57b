import type { Plugin } from 'vite';

type Token = string | readonly unknown[];

export function compileIcu(id: string, text: string): string | readonly Token[];
export function readTexts(folder: string): Map<string, string>;
export function compileCatalogue(root: string, language: string): Record<string, string | readonly Token[]>;
export function laterShares(root: string): readonly string[];
export function otherLanguages(root: string): readonly string[];
export function sharesOfIds(root: string): Map<string, string>;
export function icuCatalogue(root: string): Plugin;
