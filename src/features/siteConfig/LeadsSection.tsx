import { z } from 'zod'
import { LONGEST_LABEL, settingFields } from '@/domain/gyms/settingFields'
import { EnquiryShare } from '@/components/enquiry/EnquiryShare'
import { useGym } from '@/session/useGym'
import { Card, Cards } from '@/ui/Card'
import { ListField } from '@/ui/form/ListField'
import { SwitchField } from '@/ui/form/SwitchField'
import { fieldOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'

const schema = z.object({
  sources: settingFields.sources,
  lostReasons: settingFields.lostReasons,
  leadLabels: settingFields.leadLabels,
  salesMayUseLeads: settingFields.salesMayUseLeads,
  enquiryPage: settingFields.enquiryPage,
})
type Form = z.input<typeof schema>

export function LeadsSection() {
  const { sources, lostReasons, leadLabels, salesMayUseLeads, enquiryPage } = useGym().settings
  const defaults = { sources, lostReasons, leadLabels, salesMayUseLeads, enquiryPage }
  return (
    <Cards>
      <SettingsPanel id="leads" schema={schema} defaults={defaults}>
        <ListField<Form> {...fieldOf('sources')} isRequired />
        <ListField<Form> {...fieldOf('lostReasons')} isRequired />
        <ListField<Form> {...fieldOf('leadLabels')} longest={LONGEST_LABEL} />
        <SwitchField<Form> {...fieldOf('salesMayUseLeads')} />
        <SwitchField<Form> {...fieldOf('enquiryPage')} />
      </SettingsPanel>
      <Card title="Share your enquiry page">
        <EnquiryShare />
      </Card>
    </Cards>
  )
}
