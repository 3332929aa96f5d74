import { ask, everyDocument, newAccount, serving } from './support/servedCalls'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { actRoles, actNames, type ActName } from '@/domain/acts/actNames'
import type { Role } from '@/domain/access/role'
import { addDays } from '@/domain/shared/calendar'
import type { DocumentStore, StoredData, StoreTransaction } from '@/data/store/documentStore'
import { doneAs, keyOf, ownerActs } from './support/acts'
import { openStage, STAGE, stagesOver, today } from './support/actStages'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const { store } = openAdminStore()
const OTHER = 'stage-other'
const SHUT = 'stage-shut'

type Person = 'ADMIN' | 'CLIENT' | 'MANAGER'
const tokens: Record<Person, string> = { ADMIN: '', CLIENT: '', MANAGER: '' }
/** Who may do no act here at all. */
const strangers: Record<string, string> = {}

beforeAll(async () => {
  await openStage(store)
  await putGym(store, OTHER)
  await putGym(store, SHUT, { isDisabled: true })
  tokens.ADMIN = await newAccount('stage-admin', { admin: true })
  tokens.CLIENT = await newAccount(STAGE, { role: 'Client', clientType: 'GYM', gymId: STAGE })
  tokens.MANAGER = await newAccount(`${STAGE}-desk`, { role: 'Manager', gymId: STAGE })
  strangers['the platform’s sales'] = await newAccount('stage-sales', { role: 'Sales' })
  strangers['a centre’s sales'] = await newAccount('stage-seller', { role: 'Sales', gymId: STAGE })
  strangers['nobody'] = await newAccount('stage-nobody', {})
  strangers['another centre’s owner'] = await newAccount(OTHER, { role: 'Client', gymId: OTHER })
  strangers['another centre’s manager'] = await newAccount('other-desk', { role: 'Manager', gymId: OTHER })
  strangers['a shut centre’s owner'] = await newAccount(SHUT, { role: 'Client', gymId: SHUT })
})

const everybody: readonly Person[] = ['ADMIN', 'CLIENT', 'MANAGER']
const rolesOf = (act: ActName): readonly Role[] => actRoles[act]
/** The least of those who may. */
const whoDoes = (act: ActName): Person => (rolesOf(act).includes('MANAGER') ? 'MANAGER' : 'CLIENT')
const uidOf = (person: Person) => ({ ADMIN: 'stage-admin', CLIENT: STAGE, MANAGER: `${STAGE}-desk` })[person]

const send = async (token: string | undefined, act: ActName, input: object, key: string) => {
  const { status, body } = await ask('act', { gymId: STAGE, key, act, input }, token ? { token } : {})
  // As it goes over the line: instants are text there.
  return { status, body: JSON.parse(JSON.stringify(body)) as Record<string, unknown> }
}

/** `members/m1/packageHistory/h1` is of `members/packageHistory`. */
const collectionOf = (path: string) =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/')

/** In one write nothing is stored before the commit: the first, the middle and the last tell; `npm run test:long` dies at each. */
const deathsOf = (writes: number) =>
  process.env['LONG_TESTS'] === undefined
    ? [...new Set([1, Math.ceil(writes / 2), writes])]
    : Array.from({ length: writes }, (_, at) => at + 1)

/** A store whose transactions die at the nth write, or with the commit where there are fewer; `wrote` counts. */
function dying(at: number, wrote: { count: number }): DocumentStore {
  const counted = (transaction: StoreTransaction): StoreTransaction => {
    const write =
      <A extends unknown[]>(go: (...args: A) => void) =>
      (...args: A) => {
        wrote.count += 1
        if (wrote.count === at) throw new Error('killed')
        go(...args)
      }
    return {
      ...transaction,
      create: write((path: string, data: StoredData) => transaction.create(path, data)),
      set: write((path: string, data: StoredData) => transaction.set(path, data)),
      merge: write((path: string, data: StoredData) => transaction.merge(path, data)),
      update: write((path: string, fields: Parameters<StoreTransaction['update']>[1]) =>
        transaction.update(path, fields),
      ),
      remove: write((path: string) => transaction.remove(path)),
    }
  }
  return {
    ...store,
    transactByVersion: (work) =>
      store.transactByVersion(async (transaction) => {
        await work(counted(transaction))
        throw new Error('killed')
      }),
  }
}

const ofInvoice = ['acts', 'auditLogs', 'invoices']
const ofPackage = ['acts', 'auditLogs', 'memberDirectory', 'members']
const ofMoney = [...ofPackage, 'invoices', 'ledger', 'ledgerDays', 'monthStats']
const ofNumber = [...ofMoney, 'gyms/counters']
const ofPay = ['acts', 'auditLogs', 'contributions', 'payMonths']

/** The collections that each act changes: all that follows from it, and no other. */
const changes: Record<ActName, readonly string[]> = {
  assign: [...ofNumber, 'leads', 'promoCodes', 'promoCodes/uses'],
  renew: ofNumber,
  change: [...ofNumber, 'members/packageHistory'],
  completeSale: ofNumber,
  freeze: ofPackage,
  endFreeze: ofPackage,
  extend: ofPackage,
  cancel: ofNumber,
  draft: ofInvoice,
  editDraft: ofInvoice,
  submit: ofInvoice,
  approve: ofInvoice,
  reject: ofInvoice,
  issue: ofNumber,
  discard: ofInvoice,
  putAway: ofMoney,
  collect: ofMoney,
  reverse: ofMoney,
  bounce: ofMoney,
  refund: ofMoney,
  creditNote: ofNumber,
  forgive: ofMoney,
  unforgive: ofMoney,
  changeDueDate: ofInvoice,
  clearCheque: ['acts', 'auditLogs', 'invoices', 'ledger', 'ledgerDays'],
  payCredit: ['acts', 'auditLogs', 'ledger', 'ledgerDays', 'members', 'monthStats'],
  closeDay: ['acts', 'auditLogs', 'dayCloses', 'ledger', 'ledgerDays'],
  addContribution: ofPay,
  generateContributions: ofPay,
  approveContributions: ofPay,
  carryOverPay: ofPay,
  payContributions: [...ofPay, 'expenseCategories', 'expenses'],
  reverseContribution: [...ofPay, 'expenses'],
  lockPayMonth: ['acts', 'auditLogs', 'payMonths'],
}

const another = (act: ActName, input: object): object =>
  act === 'closeDay'
    ? { ...input, opening: 7 }
    : 'month' in input
      ? { ...input, month: '2020-01' }
      : 'contributionId' in input
        ? { ...input, reason: 'Another' }
        : { ...input, ['invoiceId' in input ? 'invoiceId' : 'memberId']: 'x' }

describe.each(actNames)('the act %s', (act) => {
  const key = keyOf(`the act ${act}`)
  const who = whoDoes(act)
  let input: object = {}
  let answer: unknown = null
  /** All that stood in the store after the test before. */
  let before: Record<string, string> = {}

  beforeAll(async () => {
    input = await stagesOver(store)[act](`m-${act.toLowerCase()}`)
    before = await everyDocument()
  })

  it('is refused to everybody who may not, and changes nothing', async () => {
    const refused = [
      ...Object.entries(strangers),
      ...everybody
        .filter((person) => !rolesOf(act).includes(person))
        .map((person) => [person, tokens[person]]),
    ]
    for (const [person, token] of refused)
      expect([person, (await send(token, act, input, randomUUID())).status]).toEqual([person, 403])
    expect((await send(undefined, act, input, key)).status).toBe(401)
    expect(await everyDocument()).toEqual(before)
  })

  it('that dies at any of its writes, or before its commit, leaves the store as it was', async () => {
    const die = async (at: number) => {
      const wrote = { count: 0 }
      const { status } = await ask(
        'act',
        { gymId: STAGE, key, act, input },
        { token: tokens[who] },
        { store: dying(at, wrote) },
      )
      expect([at, status]).toEqual([at, 500])
      return wrote.count
    }
    const writes = await die(Infinity)
    expect(writes).toBeGreaterThan(2)
    for (const at of deathsOf(writes)) expect(await die(at)).toBe(at)
    expect(await everyDocument()).toEqual(before)
  })

  it('raced by ten with one key is done once, by who may, with all that follows from it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(tokens[who], act, input, key)))
    answer = answers[0]
    expect(answer).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(answers).toEqual(answers.map(() => answer))
    const after = await everyDocument()
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect([...new Set(changed.map(collectionOf))].sort()).toEqual([...changes[act]].sort())
    expect(Object.keys(before).filter((path) => after[path] === undefined)).toEqual([])
    expect(changed.filter((path) => path.startsWith('acts/'))).toEqual([`acts/${STAGE}_${key}`])
    for (const path of changed.filter((each) => /^(invoices|members)\/[^/]+$/.test(each)))
      expect((await store.get(path))?.data['updatedBy']).toBe(uidOf(who))
    before = after
  })

  it('repeated with its key answers the same and changes nothing', async () => {
    expect(await send(tokens[who], act, input, key)).toEqual(answer)
    expect(await everyDocument()).toEqual(before)
  })

  it('with its key by another person, in other figures, or as another act is refused, and changes nothing', async () => {
    const used = { status: 200, body: { kind: 'refused' } }
    const others = [
      await send(tokens.ADMIN, act, input, key),
      await send(tokens[who], act, another(act, input), key),
      await send(tokens[who], act === 'submit' ? 'issue' : 'submit', { invoiceId: 'x' }, key),
    ]
    expect(others).toMatchObject([used, used, used])
    for (const { body } of others) expect(body['reason']).toMatch(/^The first try went through/)
    expect(await everyDocument()).toEqual(before)
  })
})

it('an account with a role that nobody knows is nobody, not an owner', async () => {
  const token = await newAccount('stage-odd', { role: 'Trainer', gymId: STAGE })
  const input = await stagesOver(store).collect('m-odd')
  expect((await send(token, 'collect', input, randomUUID())).status).toBe(403)
})

it('the desk ends a freeze by the server’s day, and takes no day back that has passed (PRODUCT 2.D)', async () => {
  const input = await stagesOver(store).endFreeze('m-frozen')
  const past = { ...input, backOn: addDays(today, -1) }
  expect(await send(tokens.MANAGER, 'endFreeze', past, randomUUID())).toMatchObject({
    body: { kind: 'refused', field: 'backOn' },
  })
  expect(await send(tokens.MANAGER, 'endFreeze', input, randomUUID())).toMatchObject({
    body: { kind: 'done' },
  })
})

it('an administrator does what an owner does, for the centre that is named', async () => {
  const input = await stagesOver(store).collect('m-admin')
  expect(await send(tokens.ADMIN, 'collect', input, randomUUID())).toMatchObject({ body: { kind: 'done' } })
  const stranger = await ask(
    'act',
    { gymId: 'no-such-centre', key: randomUUID(), act: 'collect', input },
    { token: tokens.ADMIN },
  )
  expect(stranger.status).toBe(422)
})

it('an owner does every act that the desk does', async () => {
  const { invoiceId } = await stagesOver(store).collect('m-owner')
  const rows = [{ amount: 10, modeOfPayment: 'Cash', paymentSource: '', reference: '' }]
  await doneAs(serving().store, STAGE, ownerActs(STAGE), { act: 'collect', input: { invoiceId, rows } })
})
