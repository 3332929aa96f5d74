import { deleteDoc, doc, getDoc } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections, reachOf, type CollectionId, type Operation } from '@/domain/access/collections'
import { accountNames, accounts, type AccountKind } from '../support/accounts'
import { refusalOf, storeOf } from '../support/environment'
import { seedGyms } from '../support/seed'
import { listAll, listOwn, type Subject } from '../support/subject'
import { subjects } from '../support/subjects'

const columns = ['get', 'list own', 'list all', 'create', 'update', 'delete'] as const
type Column = (typeof columns)[number]

const collectionIds = Object.keys(collections) as CollectionId[]

const operationOf: Record<Column, Operation> = {
  get: 'get',
  'list own': 'list',
  'list all': 'list',
  create: 'create',
  update: 'update',
  delete: 'delete',
}

type Cell = 'yes' | 'self' | '-'

/** What the access table says of an account; 'self': nobody's record but the own. */
function expectedCell({ role, gym, target }: AccountKind, id: CollectionId, column: Column): Cell {
  if (role === null) return '-'
  const reach = reachOf(role, id, operationOf[column])
  if (reach === 'any') return 'yes'
  if (reach === 'self') return gym !== null || role === 'SALES' ? 'self' : '-'
  if (reach === 'offered') return gym !== null && column !== 'list all' ? 'yes' : '-'
  // Every centre of the table is there, so what belongs to none is looked at elsewhere.
  const isOfGym = reach === 'own' || reach === 'supported' || reach === 'platforms'
  return isOfGym && column !== 'list all' && gym === target ? 'yes' : '-'
}

async function attempt(account: AccountKind, id: CollectionId, column: Column): Promise<unknown> {
  const store = storeOf(account)
  const subject = subjects[id]
  switch (column) {
    case 'get':
      return getDoc(doc(store, subject.path(account.target)))
    case 'list own':
      return listOwn(store, subject, account.target)
    case 'list all':
      return listAll(store, subject, account.target)
    case 'create':
      return subject.create(store, account.target, account.uid ?? 'nobody')
    case 'update':
      return subject.update(store, account.target, account.uid ?? 'nobody')
    case 'delete':
      return deleteDoc(doc(store, subject.path(account.target)))
  }
}

const isAllowed = async (tried: Promise<unknown>) => (await refusalOf(tried)) === null

async function seenCell(account: AccountKind, id: CollectionId, column: Column): Promise<Cell> {
  if (await isAllowed(attempt(account, id, column))) return 'yes'
  const { selfPath }: Subject = subjects[id]
  if (column !== 'get' || selfPath === undefined || account.uid === null) return '-'
  const own = getDoc(doc(storeOf(account), selfPath(account.uid)))
  return (await isAllowed(own)) && (await own).exists() ? 'self' : '-'
}

const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(26), ...cells.map((cell) => cell.padEnd(8))].join(' ').trimEnd()

/** The whole table for a reader: this is what the product grants, checked in as text. */
function table(): string {
  const blocks = collectionIds.map((id) => {
    const rows = accountNames.map((name) =>
      line(
        name,
        columns.map((column) => expectedCell(accounts[name], id, column)),
      ),
    )
    return [line(id, columns), ...rows].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

export function matrixSuite() {
  describe('the access table', () => {
    beforeAll(seedGyms)

    it('says what tests/rules/access.txt tells people', async () => {
      await expect(table()).toMatchFileSnapshot('./access.txt')
    })

    describe.each(collectionIds)('%s', (id) => {
      it.each(accountNames)('%s', async (name) => {
        const account: AccountKind = accounts[name]
        const expected: Record<string, string> = {}
        const seen: Record<string, string> = {}
        for (const column of columns) {
          expected[column] = expectedCell(account, id, column)
          seen[column] = await seenCell(account, id, column)
        }
        expect(seen).toEqual(expected)
      })
    })
  })
}
