import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../steps/paths.mjs'
import { programs } from '../steps/programs.mjs'
import { run } from '../steps/run.mjs'

// Each law with a text that breaks it and the nearest that keeps it.
const laws = [
  [
    'no-floating-promises',
    'export const tried = () => { save() }',
    'export const tried = () => { void save() }',
  ],
  [
    'no-misused-promises',
    'export const tried = () => (save() ? 1 : 2)',
    'export const tried = async () => ((await save()) === undefined ? 1 : 2)',
  ],
  [
    'no-explicit-any',
    'export const tried = (it: any) => { void it }',
    'export const tried = (it: unknown) => { void it }',
  ],
  [
    'no-unsafe-assignment',
    "export const tried: string = JSON.parse('1')",
    "export const tried: unknown = JSON.parse('1')",
  ],
  [
    'no-unnecessary-type-assertion',
    "const said: string = 'x'\nexport const tried = said as string",
    'export const tried = read() as string',
  ],
  [
    'consistent-type-definitions',
    'export interface Tried { n: number }',
    'export type Tried = { n: number }',
  ],
]

const declared = `export declare function save(): Promise<void>\nexport declare const read: () => unknown\n`

let folder = ''
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-lint-'))
  const compilerOptions = { strict: true, target: 'ES2023', module: 'ESNext', skipLibCheck: true, types: [] }
  const files = laws.flatMap(([, broken, kept], at) => [
    [`law${at}-broken.ts`, declared + broken],
    [`law${at}-kept.ts`, declared + kept],
  ])
  const project = ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] })]
  for (const [name, text] of [...files, project]) await writeFile(join(folder, name), text)
  const rules = join(root, '.oxlintrc.json')
  const answer = await run([...programs.oxlint, '-c', rules, '--format', 'unix', folder])
  expect(answer.code).toBe(1)
  output = answer.output
})

afterAll(() => rm(folder, { recursive: true }))

test.each(laws.map(([rule], at) => [rule, at]))('%s is held by the types', (rule, at) => {
  const linesOf = (name) => output.split('\n').filter((line) => line.includes(`law${at}-${name}.ts`))
  expect(linesOf('broken')).toEqual([expect.stringContaining(rule)])
  expect(linesOf('kept')).toEqual([])
})
