import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { asksForCodes, collectsTax, documentTitleOf, taxRegimes, type TaxRegime } from '@/domain/tax/regime'
import { gstinState } from '@/domain/tax/gstin'
import { settingWords } from '@/domain/gyms/settingWords'
import { rateBook } from '@/domain/tax/rateBook'
import { stateCodeOf, stateNameOf } from '@/domain/tax/states'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { Cards } from '@/ui/Card'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { fieldOf, hintOf } from '../defaultHint'
import { SettingsPanel } from '../SettingsPanel'
import { RateRows } from './RateRows'
import { ratesUnder, taxFormOf, taxFormSchema, type TaxForm } from './taxForm'
import { SignatureCard } from './SignatureCard'
import { TaxPreview } from './TaxPreview'

const regimeNames: Record<TaxRegime, string> = {
  unregistered: 'Not registered for GST',
  regular: 'Registered for GST (regular)',
  composition: 'Composition scheme',
  outsideIndia: 'Outside India',
}
const regimeHints: Record<TaxRegime, string> = {
  unregistered: 'You collect no tax.',
  regular: 'You collect GST, split by the state of your customer.',
  composition: 'You collect no tax, and the bill says so.',
  outsideIndia: 'You collect the tax below under its own name.',
}

/** That the certificate is of another state than the centre's address: invoices then take the certificate's. */
function otherState(gstin: string, state: string): string | null {
  const [certificate, address] = [gstinState(gstin), stateCodeOf(state)]
  if (certificate === '' || address === null || certificate === address) return null
  return `This GSTIN is of ${stateNameOf(certificate) ?? certificate}, and the address of the centre is in ${state}.`
}

/** The number under another country's tax is called what documents call it, and who has none leaves it blank. */
const numberAbroad = (taxName: string) => ({
  label: `${taxName.trim() || 'Tax'} no.`,
  hint: 'Printed on every document. Leave blank for none.',
})

function RegistrationFields() {
  const { info } = useGym()
  const { control } = useFormContext<TaxForm>()
  const [taxRegime, gstin, taxName] = useWatch({ control, name: ['taxRegime', 'gstin', 'taxName'] })
  const isIndian = taxRegime === 'regular' || taxRegime === 'composition'
  const isAbroad = taxRegime === 'outsideIndia'
  return (
    <FormSection title="Registration">
      <SelectField<TaxForm>
        {...fieldOf('taxRegime')}
        isRequired
        options={taxRegimes.map((value) => ({ value, label: regimeNames[value] }))}
        hint={`${hintOf('taxRegime')} ${regimeHints[taxRegime]} Documents are called “${documentTitleOf(taxRegime)}”.`}
      />
      {(isIndian || isAbroad || gstin !== '') && (
        <TextField<TaxForm>
          {...fieldOf('gstin')}
          {...(isAbroad && numberAbroad(taxName))}
          isRequired={isIndian}
          maxLength={20}
          note={otherState(gstin, info.state)}
        />
      )}
    </FormSection>
  )
}

const OUTSIDE_HINT = 'On: the rates of your country. Those of India don’t hold there.'

/** Where the centre keeps none of its own, the rates to begin with are those of the regime that is chosen. */
function useRatesOf(taxRegime: TaxRegime) {
  const { info, settings } = useGym()
  const { getValues, setValue } = useFormContext<TaxForm>()
  const isKept = settings.taxRates !== null
  useEffect(() => {
    const rates = isKept ? null : ratesUnder(taxRegime, getValues('rates'), info.type)
    if (rates !== null) setValue('rates', rates)
  }, [taxRegime, isKept, info.type, getValues, setValue])
}

function RateFields() {
  const { info } = useGym()
  const { control } = useFormContext<TaxForm>()
  const taxRegime = useWatch({ control, name: 'taxRegime' })
  useRatesOf(taxRegime)
  if (!collectsTax(taxRegime)) return null
  const law = rateBook[info.type]
  const known = law.rates.map(({ from, rate }) => `${rate} % from ${formatCivil(from)}`).join(', ')
  return (
    <FormSection title="Rates">
      <FieldRow>
        <TextField<TaxForm> {...fieldOf('taxName')} isRequired />
        {asksForCodes(taxRegime) && (
          <TextField<TaxForm>
            {...fieldOf('sac')}
            inputMode="numeric"
            maxLength={8}
            placeholder={law.sac}
            hint={hintOf('sac', law.sac)}
          />
        )}
      </FieldRow>
      <SwitchField<TaxForm>
        name="hasOwnRates"
        label={settingWords.taxRates.label}
        hint={taxRegime === 'outsideIndia' ? OUTSIDE_HINT : hintOf('taxRates', `off, so ${known}`)}
      />
      <RateRows />
      <SwitchField<TaxForm> {...fieldOf('taxInclusive')} />
    </FormSection>
  )
}

/** DOMAIN 2: registration, rates by date, and how documents are numbered. */
export function TaxSection() {
  const { info, settings } = useGym()
  return (
    <Cards>
      <SettingsPanel id="tax" schema={taxFormSchema} defaults={taxFormOf(settings, info.type)}>
        <RegistrationFields />
        <RateFields />
        <FormSection title="Documents">
          <TextField<TaxForm> {...fieldOf('invoicePrefix')} isRequired maxLength={3} />
          <SwitchField<TaxForm> {...fieldOf('roundToRupee')} />
          <TextArea<TaxForm> {...fieldOf('invoiceTerms')} maxLength={1000} />
        </FormSection>
        <TaxPreview />
      </SettingsPanel>
      <SignatureCard />
    </Cards>
  )
}
