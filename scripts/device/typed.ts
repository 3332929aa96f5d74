import type { Terminal } from './terminal'

export const typedHelp = `Type a number and Enter: that person is at the door. And:
  1001 out       the same, with the key for out
  offline        the line is down until you type: online
  drift 600      the clock is 600 seconds ahead; drift 0 sets it right
  repeat 2       everything is sent twice; repeat 1 once again
  lose 3         the next three answers do not arrive
  enrol 1001 Asha Rao     adds a user at the terminal itself
  users          who is on the terminal, and for whom it opens
  roster         sends the list of users to the server`

type Typed = (terminal: Terminal, rest: string[], say: (line: string) => void) => Promise<unknown> | void

function tellUsers(terminal: Terminal, _: string[], say: (line: string) => void) {
  for (const { PIN, Name, EndDatetime } of terminal.users())
    say(
      `  ${PIN.padEnd(8)} ${Name.padEnd(24)} ${terminal.opensFor(PIN).isOpen ? 'opens' : 'shut'}${EndDatetime === '0' ? '' : `, until ${EndDatetime}`}`,
    )
  say(`  ${String(terminal.users().length)} users, ${String(terminal.waiting())} punches wait for the server`)
}

const words: Record<string, Typed> = {
  offline: (terminal) => terminal.setLine(false),
  online: (terminal) => terminal.setLine(true),
  drift: (terminal, [seconds]) => terminal.drift(Number(seconds) || 0),
  repeat: (terminal, [times]) => terminal.repeat(Number(times) || 1),
  lose: (terminal, [count]) => terminal.loseAnswers(Number(count) || 1),
  enrol: (terminal, [pin = '', ...name]) => terminal.enrol(pin, name.join(' ')),
  users: tellUsers,
  roster: (terminal) => terminal.uploadRoster(),
  help: (_, __, say) => say(typedHelp),
}

/** Does what somebody typed at the terminal's program. */
export async function obeyTyped(
  terminal: Terminal,
  text: string,
  say: (line: string) => void,
): Promise<void> {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  if (first === '') return
  if (/^\d+$/.test(first)) {
    await terminal.punch(first, { status: rest[0] === 'out' ? 1 : 0 })
    return
  }
  const word = words[first]
  if (word === undefined) say(`"${first}" is nothing this terminal knows. Type help.`)
  else await word(terminal, rest, say)
}
