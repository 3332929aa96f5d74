import { iclockScene } from './iclockScene'

type Known = { from: string; until: string; expires: boolean }

/**
 * A terminal that goes by dates, as far as tests of doors need one: it calls over the function's own code, does what it is told
 * in the order that it is told, and lets in by what it knows. A lost answer is one that the server never hears of.
 */
export function terminalOver(at: Date, { sn, secret }: { sn: string; secret: string }) {
  const scene = iclockScene(at)
  const people = new Map<string, Known>()
  const proof = `SN=${sn}&pushcommkey=${secret}`

  const fieldOf = (line: string, name: string) => new RegExp(`[\\t ]${name}=([^\\t]*)`).exec(line)?.[1] ?? ''

  function obey(line: string): string {
    const [, id = '', text = ''] = /^C:(\d+):(.*)$/.exec(line) ?? []
    const pin = fieldOf(text, 'PIN')
    if (text.startsWith('DATA UPDATE USERINFO'))
      people.set(pin, {
        from: fieldOf(text, 'StartDatetime').slice(0, 10),
        until: fieldOf(text, 'EndDatetime').slice(0, 10),
        expires: fieldOf(text, 'Expires') === '1',
      })
    if (text.startsWith('DATA DELETE USERINFO')) people.delete(pin)
    return `ID=${id}&Return=0&CMD=DATA\n`
  }

  return {
    scene,
    /** Calls once: 'deaf' does not hear the reply, 'mute' obeys and its answer is lost. */
    async poll(line: 'well' | 'deaf' | 'mute' = 'well'): Promise<string[]> {
      const [status, text] = await scene.call('GET', `/iclock/getrequest?${proof}`)
      if (status !== 200) throw new Error(`${String(status)} ${text}`)
      const told = text.split('\n').filter((each) => each.startsWith('C:'))
      if (line === 'deaf' || told.length === 0) return told
      const body = told.map(obey).join('')
      if (line === 'well') await scene.call('POST', `/iclock/devicecmd?${proof}`, { body })
      return told
    },
    /** Whether it opens for somebody on a day. */
    opens(pin: string, day: string): boolean {
      const known = people.get(pin)
      if (known === undefined) return false
      return !known.expires || (known.from <= day && day <= known.until)
    },
    untilOf: (pin: string) => people.get(pin)?.until ?? '',
  }
}
