import { describe, expect, it, vi } from 'vitest'
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

  it('is ended by an interruption, after which none begins', async () => {
    vi.resetModules()
    const interrupted = await import('./run.mjs')
    const waiting = interrupted.run([process.execPath, '-e', 'setTimeout(() => undefined, 60_000)'])
    interrupted.endRunning()
    expect((await waiting).code).not.toBe(0)
    await expect(interrupted.run([process.execPath, '-e', ''])).rejects.toThrow('is not begun any more')
  })
})
