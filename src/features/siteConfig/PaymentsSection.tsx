import { z } from 'zod'
import { settingFields } from '@/domain/gyms/settingFields'
import { useGym } from '@/session/useGym'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { ListField } from '@/ui/form/ListField'
import { MoneyField } from '@/ui/form/NumberField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import { fieldOf, hintOf, usual } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'
import { WayKindRows } from './WayKindRows'

const schema = z.object({
  upiId: settingFields.upiId,
  upiName: settingFields.upiName,
  paymentModes: settingFields.paymentModes,
  paymentKinds: settingFields.paymentKinds,
  paymentSources: settingFields.paymentSources,
  countPendingCheques: settingFields.countPendingCheques,
  chequeBounceCharge: settingFields.chequeBounceCharge,
  greatestAmount: settingFields.greatestAmount,
})
type Form = z.input<typeof schema>

/** DOMAIN 5: where money goes, how it is paid, and cheques. UPI pays in rupees alone. */
export function PaymentsSection() {
  const { info, settings } = useGym()
  const { upiId, upiName, paymentModes, paymentSources } = settings
  const { countPendingCheques, chequeBounceCharge, greatestAmount } = settings
  const defaults = {
    ...{ upiId, upiName, paymentModes, paymentSources },
    // Those that are chosen here; the others are shown as they stand.
    paymentKinds: {},
    ...{ countPendingCheques, chequeBounceCharge, greatestAmount },
  }
  return (
    <SettingsPanel id="payments" schema={schema} defaults={defaults}>
      {(settings.currency === 'INR' || upiId !== '') && (
        <FormSection title="UPI">
          <FieldRow>
            <TextField<Form> {...fieldOf('upiId')} placeholder="name@bank" />
            <TextField<Form> {...fieldOf('upiName')} placeholder={info.name} />
          </FieldRow>
        </FormSection>
      )}
      <FormSection title="How members pay">
        <ListField<Form> {...fieldOf('paymentModes')} isRequired />
        <WayKindRows />
        <ListField<Form> {...fieldOf('paymentSources')} isRequired />
      </FormSection>
      <FormSection title="Cheques and limits">
        <SwitchField<Form> {...fieldOf('countPendingCheques')} />
        <FieldRow>
          <MoneyField<Form> {...fieldOf('chequeBounceCharge')} />
          <MoneyField<Form>
            {...fieldOf('greatestAmount')}
            hint={hintOf('greatestAmount', usual.greatestAmount.toLocaleString(settings.locale))}
          />
        </FieldRow>
      </FormSection>
    </SettingsPanel>
  )
}
