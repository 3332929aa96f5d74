import { doc, setDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId, withMember } from '../support/invoicing'
import { historyRecord, memberRecord, packageRecord, type Stored } from '../support/records'
import { dayOrNothing, fieldTests, oneOf, rupees, textUpTo } from './fields'

const member = `${IRON}-member`

const move = (who: 'owner' | 'manager', fields: Stored, memberId = member) =>
  withMember(storeOf(accounts[who]), memberId, `members/${memberId}/packageHistory/${freshId('held')}`, {
    ...historyRecord(IRON, memberId),
    ...fields,
  })

export function packageHistorySuite() {
  describe('an entry of a member’s package history', () => {
    fieldTests(
      {
        name: textUpTo(120),
        amount: rupees,
        startDate: dayOrNothing,
        endDate: dayOrNothing,
        outcome: oneOf('renewed', 'changed', 'cancelled', 'ended', 'legacy'),
      },
      (field, value) => move('owner', { [field]: value }),
    )

    it('belongs to the member it lies under, and the member to the centre', async () => {
      await expectAllowed(move('owner', {}))
      await expectDenied(move('owner', { memberId: 'somebody-else' }))
      await expectDenied(move('owner', { gymId: ICE }))
      await expectDenied(move('owner', {}, `${ICE}-member`))
      await expectDenied(move('owner', {}, 'nobody-at-all'))
    })

    it('is written with its member or not at all', async () => {
      const id = freshId('held')
      const alone = (gymId: string) =>
        setDoc(
          doc(storeOf(accounts.owner), `members/${member}/packageHistory`, id),
          historyRecord(gymId, member),
        )
      await expectDenied(alone(IRON))
      await expectAllowed(move('owner', {}))
    })

    it('the manager records a cancellation only where the owner had cancelled', async () => {
      const cancelled = freshId('member')
      await arrange((store) =>
        setDoc(doc(store, 'members', cancelled), {
          ...memberRecord(IRON),
          currentPackage: { ...packageRecord(), cancelledOn: '2026-11-20' },
        }),
      )
      const entry = { outcome: 'cancelled', cancelledOn: '2026-11-20' }
      await expectAllowed(move('manager', entry, cancelled))
      await expectDenied(move('manager', { ...entry, cancelledOn: '2026-11-19' }, cancelled))
      await expectDenied(move('manager', entry))
      await expectDenied(move('manager', { outcome: 'cancelled', cancelledOn: null }))
      await expectAllowed(move('manager', { outcome: 'renewed' }))
    })
  })
}
