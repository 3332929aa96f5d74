import type { Staff } from '@/domain/staff/staff'
import { formatPhone, isPlausiblePhone } from '@/domain/shared/phone'
import type { RowAction } from '@/lists/EntityTable'
import type { StaffActs } from './useStaffActs'

const blockedBy = (why: string | null) => (why === null ? {} : { isDisabled: true, why })

const call = (staff: Staff, locale: string): RowAction => ({
  label: 'Call',
  icon: 'pi-phone',
  run: () => window.open(`tel:${formatPhone(staff.phone, locale).replaceAll(' ', '')}`, '_self'),
  ...blockedBy(isPlausiblePhone(staff.phone) ? null : 'There is no phone number that can be called'),
})

function whyNoMail({ signsIn, email }: Staff): string | null {
  if (!signsIn) return 'There is no sign-in: choose a role by Edit'
  return email === '' ? 'There is no e-mail address' : null
}

/** What may be done to this employee now; the keys work on the row that has the focus. */
export function staffActions(
  staff: Staff,
  edit: (id: string) => void,
  acts: StaffActs,
  locale: string,
): RowAction[] {
  if (staff.deleted || !staff.isActive)
    return [
      { label: 'Restore', icon: 'pi-undo', key: 'R', run: () => acts.restore(staff) },
      call(staff, locale),
      ...(staff.deleted
        ? []
        : [
            { label: 'Change the last day', icon: 'pi-calendar', run: () => acts.changeLastDay(staff) },
            { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(staff) },
          ]),
    ]
  return [
    { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(staff.id) },
    call(staff, locale),
    {
      label: 'Send set-password mail again',
      icon: 'pi-envelope',
      run: () => acts.sendPasswordMail(staff),
      ...blockedBy(whyNoMail(staff)),
    },
    { label: 'Deactivate', icon: 'pi-ban', key: 'D', run: () => acts.deactivate(staff) },
    { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(staff) },
  ]
}
