import { describe, expect, it } from 'vitest'
import { returnPathOf } from './returnPath'

const returnOf = (path: string) => returnPathOf(`?return=${encodeURIComponent(path)}`)

describe('the way back after signing in', () => {
  it('keeps a deep link with its query and hash', () => {
    expect(returnOf('/members?id=m1&tab=dues#visits')).toBe('/members?id=m1&tab=dues#visits')
    expect(returnPathOf('')).toBeNull()
  })

  it('never leads off this site', () => {
    const elsewhere = [
      'https://evil.example/members',
      '//evil.example/members',
      '/\\evil.example',
      '/.//evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'members',
      '/\t/evil.example',
    ]
    for (const path of elsewhere) expect(returnOf(path), path).toBeNull()
  })

  it('does not lead back to the pages that sent the person here', () => {
    expect(returnOf('/login?return=/members')).toBeNull()
    expect(returnOf('/access-denied')).toBeNull()
  })
})
