import { AddressFields } from '@/components/people/AddressFields'
import { useMemo } from 'react'
import { z } from 'zod'
import { gymFields, gymPhone, gymPincode } from '@/domain/gyms/gymFields'
import { closedAllWeek, openingHoursForm } from '@/domain/gyms/openingHours'
import { settingFields } from '@/domain/gyms/settingFields'
import { settingWords } from '@/domain/gyms/settingWords'
import { businessTypeNames, businessTypes } from '@/domain/shared/businessType'
import { fieldPhone } from '@/domain/shared/phone'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { PhoneField } from '@/ui/form/PhoneField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { currencyOptions, localeOptions, timezoneOptions, weekStartOptions } from './placeOptions'
import { fieldOf } from './defaultHint'
import { OpeningHoursRows } from './hours/OpeningHoursRows'
import { SettingsPanel } from './SettingsPanel'
import { useSaveSection } from './useSaveSection'

const schema = z.object({
  ...gymFields.pick({
    name: true,
    phone: true,
    pincode: true,
    address: true,
    city: true,
    state: true,
    type: true,
  }).shape,
  openingHours: openingHoursForm,
  timezone: settingFields.timezone,
  currency: settingFields.currency,
  locale: settingFields.locale,
  /** '' is as usual where the locale is spoken. */
  weekStart: z.string().transform((day) => (day === '' ? null : Number(day))),
})
type Form = z.input<typeof schema>

const schemaIn = (locale: string) => schema.extend({ phone: gymPhone(locale), pincode: gymPincode(locale) })

const typeOptions = businessTypes.map((type) => ({ value: type, label: businessTypeNames[type] }))

/** Who and where the centre is, and how it writes dates, numbers and money (PRODUCT 2.R). */
export function GymSection() {
  const { info, settings } = useGym()
  const isAdmin = useRole() === 'ADMIN'
  const save = useSaveSection('centre')
  const { name, pincode, address, city, state, type } = info
  const { timezone, currency, locale, weekStart } = settings
  const defaults: Form = {
    ...{
      name,
      phone: fieldPhone(info.phone),
      pincode,
      address,
      city,
      state,
      type,
      timezone,
      currency,
      locale,
    },
    weekStart: weekStart === null ? '' : String(weekStart),
    openingHours: settings.openingHours ?? closedAllWeek(),
  }
  return (
    <SettingsPanel
      id="centre"
      schema={useMemo(() => schemaIn(locale), [locale])}
      defaults={defaults}
      onSave={({
        openingHours,
        timezone: zone,
        currency: money,
        locale: language,
        weekStart: day,
        phone,
        ...fields
      }) =>
        save({
          // Shown in another way than it is kept, it is no change.
          fields: { ...fields, phone: phone === fieldPhone(info.phone) ? info.phone : phone },
          preference: { openingHours, timezone: zone, currency: money, locale: language, weekStart: day },
        })
      }
    >
      <FormSection title="Name and address">
        <TextField<Form>
          name="name"
          label="Name of the centre"
          isRequired
          hint="As it is printed on invoices."
        />
        <SegmentedField<Form>
          name="type"
          label="Type"
          options={typeOptions}
          isDisabled={!isAdmin}
          hint={
            isAdmin ? 'It decides the tax rates.' : 'It decides the tax rates. Ask us if it has to change.'
          }
        />
        <PhoneField<Form> name="phone" label="Phone" />
        <AddressFields />
      </FormSection>
      <FormSection title={settingWords.openingHours.label}>
        <OpeningHoursRows />
      </FormSection>
      <FormSection title="Dates, numbers and money">
        <FieldRow>
          <SelectField<Form> {...fieldOf('timezone')} isRequired options={timezoneOptions(timezone)} />
          <SelectField<Form>
            {...fieldOf('currency')}
            isRequired
            options={currencyOptions(currency, locale)}
          />
        </FieldRow>
        <FieldRow>
          <SelectField<Form> {...fieldOf('locale')} isRequired options={localeOptions(locale, currency)} />
          <SelectField<Form>
            {...fieldOf('weekStart')}
            emptyValue=""
            options={weekStartOptions(locale)}
            placeholder="As usual there"
            canClear
          />
        </FieldRow>
      </FormSection>
    </SettingsPanel>
  )
}
