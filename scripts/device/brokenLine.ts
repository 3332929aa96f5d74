import { ask, NoAnswer, type Answer } from './rawHttp'

type Sent = { method: 'GET' | 'POST'; target: string; body?: string }

/** The line between a terminal and the server, which may be down, lose answers or send twice. */
export function brokenLine(address: string, timeoutMs: number) {
  const url = new URL(address)
  const state = { isDown: false, answersToLose: 0, repeats: 1 }
  return {
    state,
    async send(sent: Sent): Promise<Answer> {
      if (state.isDown) throw new NoAnswer('The line is down.')
      for (let repeat = 1; repeat < state.repeats; repeat += 1) await ask(url, { ...sent, timeoutMs })
      const answer = await ask(url, { ...sent, timeoutMs })
      if (state.answersToLose === 0) return answer
      state.answersToLose -= 1
      throw new NoAnswer('The answer was lost on the way.')
    },
  }
}
