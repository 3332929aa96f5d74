import { expect, test } from 'vitest'
import { javaMajor } from './java.mjs'

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "25-ea" 2025-09-16', 25],
  ['java version "1.8.0_402"', 8],
  ['IMPLEMENTOR="Eclipse Adoptium"\nJAVA_VERSION="25.0.1"\n', 25],
  ['JAVA_VERSION="1.8.0_402"', 8],
  ['command not found', null],
])('the major version in %j is %s', (text, major) => {
  expect(javaMajor(text)).toBe(major)
})
