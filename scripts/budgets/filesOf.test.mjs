import { expect, test } from 'vitest'
import { filesOf } from './filesOf.mjs'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/Login.tsx': {
    file: 'assets/Login.js',
    imports: ['index.html', '_form.js'],
    dynamicImports: ['src/Late.tsx'],
  },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/Late.tsx': { file: 'assets/Late.js' },
  'src/style.css': { file: 'assets/style.css' },
}

test('a route weighs its chunks with all they import statically, each once', () => {
  expect(filesOf(manifest, ['index.html', 'src/Login.tsx']).sort()).toEqual([
    'assets/Login.js',
    'assets/form.js',
    'assets/index.js',
    'assets/react.js',
  ])
})

test('what is loaded later, and styles, do not count', () => {
  expect(filesOf(manifest, ['src/Login.tsx', 'src/style.css'])).not.toContain('assets/Late.js')
  expect(filesOf(manifest, ['src/style.css'])).toEqual([])
})

test('a chunk that is gone fails instead of weighing nothing', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow('no chunk for src/Gone.tsx')
})
