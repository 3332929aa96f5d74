import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileCalls } from '@/domain/api/calls/fileCalls'
import { shardOf } from '@/domain/members/directory'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { readListLine } from '@/domain/members/listLine'
import { mapOf } from '@/domain/shared/readers'
import { endProofAddressesWork } from '../../functions/src/schedules/endProofAddresses'
import { adminStore, host, ports } from '../support/emulators'
import { pdf, png } from '../support/files'
import { beginFiles, fileAt, filesAccounts, ICE, IRON, kept, tokens } from './support/filesGym'
import { ask } from './support/servedCalls'

const about = (id: string, gymId = IRON) => ({ gymId, of: 'member', id })
const read = (id: string, path: string, token = tokens.manager, gymId = IRON) =>
  ask('readIdProof', { ...about(id, gymId), path }, { token })
const remove = (id: string, path: string, token = tokens.manager) =>
  ask('removeIdProof', { ...about(id), path }, { token })
const confirm = (id: string, path: string, token = tokens.owner) =>
  ask('confirmIdProof', { ...about(id), path }, { token })
const listed = async (id: string, token = tokens.manager) =>
  fileCalls.listIdProofs.output.parse((await ask('listIdProofs', about(id), { token })).body).proofs
const stands = async (path: string) => (await fileAt(path).exists())[0]
const recordOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const acts = async (id: string) => {
  const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', id).get()
  return docs
    .map((entry) => entry.data())
    .map(({ act, by }) => `${String(act)} ${String(by)}`)
    .sort()
}

let asha = ''

beforeAll(filesAccounts)
beforeEach(async () => {
  asha = await beginFiles()
})

describe('an ID proof', () => {
  it('is handed to the desk and the owner of its centre, and each look stands in the audit log', async () => {
    const bytes = pdf()
    const path = await kept('memberIdProof', asha, bytes)
    expect((await recordOf(`members/${asha}`))['idProof']).toBe(path)
    for (const token of [tokens.manager, tokens.owner, tokens.admin])
      expect((await read(asha, path, token)).body).toEqual({
        kind: 'done',
        type: 'application/pdf',
        file: bytes.toString('base64'),
      })
    for (const token of [tokens.other, tokens.otherDesk, tokens.sales])
      expect((await read(asha, path, token)).status).toBe(403)
    expect((await read(asha, path, tokens.other, ICE)).status).toBe(403)
    expect((await read('no-such-member', path)).status).toBe(403)
    expect((await ask('readIdProof', { ...about(asha), path }, {})).status).toBe(401)
    expect(await acts(asha)).toEqual([
      'idProof.read files-admin',
      'idProof.read files-desk',
      `idProof.read ${IRON}`,
      'idProof.replace files-desk',
    ])
  })

  it('of an employee is the owner’s alone', async () => {
    const path = await kept('staffIdProof', 'files-coach', pdf(), tokens.owner)
    expect((await recordOf('staff/files-coach'))['idProof']).toBe(path)
    const coach = { gymId: IRON, of: 'staff', id: 'files-coach', path }
    expect((await ask('readIdProof', coach, { token: tokens.manager })).status).toBe(403)
    expect((await ask('readIdProof', coach, { token: tokens.owner })).body).toMatchObject({ kind: 'done' })
  })

  it('opens no other file, whatever the record names', async () => {
    await adminStore().doc('members/files-ravi').set({ gymId: IRON, name: 'Ravi' })
    const [bill, photo, foreign, own] = [
      await kept('bill', 'files-rent', pdf(), tokens.owner),
      await kept('memberPhoto', asha, png),
      await kept('memberIdProof', 'files-ravi', pdf()),
      await kept('memberIdProof', asha, pdf()),
    ]
    for (const path of [bill, photo, foreign]) {
      await adminStore().doc(`members/${asha}`).update({ idProof: path })
      expect((await read(asha, path)).status).toBe(403)
      expect((await confirm(asha, path)).status).toBe(403)
      await kept('memberIdProof', asha, pdf())
      expect(await stands(path)).toBe(true)
    }
    await adminStore().doc(`members/${asha}`).update({ idProof: own })
    expect((await read(asha, own)).status).toBe(200)
  })

  describe('that a page of before has put there', () => {
    const bytes = pdf('older')

    async function older() {
      const path = `${IRON}/members/${asha}/idProof-older.pdf`
      await fileAt(path).save(bytes, {
        resumable: false,
        metadata: {
          contentType: 'application/pdf',
          metadata: { firebaseStorageDownloadTokens: 'forever', confirmedOn: '2026-11-01' },
        },
      })
      await adminStore().doc(`members/${asha}`).update({ idProof: path })
      const { name } = fileAt(path).bucket
      const object = `http://${host}:${String(ports.storage)}/v0/b/${name}/o/${encodeURIComponent(path)}`
      const opens = async () => (await fetch(`${object}?alt=media&token=forever`)).status
      expect(await opens()).toBe(200)
      return { path, opens }
    }

    it('loses its public address with the first look, and keeps what the owner said of it', async () => {
      const { path, opens } = await older()
      expect((await read(asha, path)).body).toMatchObject({ file: bytes.toString('base64') })
      expect(await opens()).toBe(403)
      expect((await listed(asha))[0]?.confirmedOn).toBe('2026-11-01')
    })

    it('or by itself, within a week', async () => {
      const { opens } = await older()
      expect(await endProofAddressesWork()).toBe(1)
      expect(await opens()).toBe(403)
      expect(await endProofAddressesWork()).toBe(0)
    })
  })
})

describe('the desk replaces a proof but deletes none that the owner confirmed', () => {
  it('one that nobody confirmed goes when it is replaced', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    const second = await kept('memberIdProof', asha, pdf())
    expect([await stands(first), await stands(second)]).toEqual([false, true])
    expect((await recordOf(`members/${asha}`))['idProof']).toBe(second)
  })

  it('one that the owner confirmed stays, for the owner to see', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    expect((await confirm(asha, first, tokens.manager)).status).toBe(403)
    expect((await confirm(asha, first)).body).toEqual({ kind: 'done' })
    const second = await kept('memberIdProof', asha, pdf())
    expect([await stands(first), await stands(second)]).toEqual([true, true])
    expect((await listed(asha)).map(({ path }) => path)).toEqual([second])
    const all = await listed(asha, tokens.owner)
    expect(
      all.map(({ path, isCurrent, confirmedOn }) => [path, isCurrent, confirmedOn !== null]).sort(),
    ).toEqual(
      [
        [first, false, true],
        [second, true, false],
      ].sort(),
    )
    expect((await read(asha, first)).status).toBe(403)
    expect((await read(asha, first, tokens.owner)).status).toBe(200)
    expect((await remove(asha, first)).status).toBe(403)
    expect((await remove(asha, first, tokens.owner)).body).toEqual({ kind: 'done' })
    expect(await stands(first)).toBe(false)
  })

  it('nor by its record, which a page may empty', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    await confirm(asha, first)
    expect((await remove(asha, first)).body).toMatchObject({ kind: 'refused' })
    await adminStore().doc(`members/${asha}`).update({ idProof: '' })
    await kept('memberIdProof', asha, pdf())
    expect(await stands(first)).toBe(true)
    expect((await listed(asha, tokens.owner)).map(({ path }) => path)).toContain(first)
  })

  it('tells the lists of members whether there is one', async () => {
    const isListed = async () => {
      const shard = await recordOf(`memberDirectory/${IRON}_${shardOf(asha)}`)
      const entry = directoryEntrySchema.parse(mapOf(shard['people'])?.[asha])
      return readListLine(entry.w)?.hasIdProof
    }
    const path = await kept('memberIdProof', asha, pdf())
    expect(await isListed()).toBe(true)
    expect((await remove(asha, path)).body).toEqual({ kind: 'done' })
    expect(await isListed()).toBe(false)
  })

  it('removes one that nobody confirmed, and the owner any', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    expect((await remove(asha, first)).body).toEqual({ kind: 'done' })
    expect([await stands(first), (await recordOf(`members/${asha}`))['idProof']]).toEqual([false, ''])
    const second = await kept('memberIdProof', asha, pdf())
    await confirm(asha, second)
    expect((await remove(asha, second, tokens.owner)).body).toEqual({ kind: 'done' })
    expect([await stands(second), (await recordOf(`members/${asha}`))['idProof']]).toEqual([false, ''])
    expect(await acts(asha)).toContain(`idProof.remove ${IRON}`)
  })

  it('what was replaced meanwhile can’t be confirmed', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    const second = await kept('memberIdProof', asha, pdf())
    expect((await confirm(asha, first)).body).toMatchObject({ kind: 'refused' })
    expect((await confirm(asha, second)).body).toEqual({ kind: 'done' })
    expect((await confirm(asha, second)).body).toEqual({ kind: 'done' })
    expect((await acts(asha)).filter((act) => act.startsWith('idProof.confirm'))).toHaveLength(1)
  })

  it('the same file again is the same file, and stays confirmed', async () => {
    const bytes = pdf()
    const first = await kept('memberIdProof', asha, bytes)
    await confirm(asha, first)
    expect(await kept('memberIdProof', asha, bytes)).toBe(first)
    expect((await listed(asha)).map(({ confirmedOn }) => confirmedOn !== null)).toEqual([true])
  })
})
