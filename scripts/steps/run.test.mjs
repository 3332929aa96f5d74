import { describe, expect, it } from 'vitest'
import { joinedBy, run } from './run.mjs'

describe('a program that is run', () => {
  it('is ended with all it started, and its output collected', () => {
    expect(joinedBy({})).toEqual({ detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    expect(joinedBy({ show: true })).toEqual({ detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  })

  it('may ask whoever sits at the terminal: a group of its own would be stopped for reading there', () => {
    expect(joinedBy({ ask: true })).toEqual({ detached: false, stdio: ['inherit', 'inherit', 'inherit'] })
  })

  it('answers with its code and what it said', async () => {
    const said = await run([process.execPath, '-e', "console.log('here'); process.exit(3)"])
    expect(said).toEqual({ code: 3, output: 'here\n' })
  })
})
