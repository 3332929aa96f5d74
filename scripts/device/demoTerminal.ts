import { z } from 'zod'
import { DEMO_PASSWORD, IRON } from '../seed/accounts'

/** Of the demo's terminal, as its sticker would say it. */
const DEMO_SN = 'DEMO-FRONT-DOOR'

/** On it before anybody was linked: nobody here knows who these are. */
const strangers = [
  ['905', 'KAVITA'],
  ['906', ''],
] as const

type Where = { url: string; authHost: string }

const signedInSchema = z.object({ idToken: z.string() })
const answerSchema = z.object({
  kind: z.string(),
  secret: z.string().optional(),
  reason: z.string().optional(),
})

async function post(address: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/**
 * Registers the demo's terminal as its owner would, or gives it another secret where that was done before. Who is linked comes to it
 * from the server.
 */
export async function demoTerminal({ url, authHost }: Where) {
  const signIn = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const credentials = { email: 'iron@demo.test', password: DEMO_PASSWORD, returnSecureToken: true }
  const { idToken } = signedInSchema.parse(await post(signIn, credentials))
  const call = async (name: string, input: object) =>
    answerSchema.parse(await post(`${url}/api/${name}`, { gymId: IRON, sn: DEMO_SN, ...input }, idToken))
  const registered = await call('registerDevice', {
    ...{ name: 'Front door', strategy: 'validity', direction: 'auto', protocol: 'att', auth: 'commkey' },
  })
  const { secret, reason } =
    registered.kind === 'done' ? registered : await call('changeDevice', { enabled: true, newSecret: true })
  if (secret === undefined) throw new Error(reason ?? 'The demo’s terminal could not be registered.')
  return { sn: DEMO_SN, secret, users: strangers }
}
