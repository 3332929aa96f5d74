import { useMemo, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { SettingName } from '@/domain/gyms/settingFields'
import type { StoredRecord } from '@/domain/shared/readers'
import { useGym } from '@/session/useGym'
import { FormPanel } from '@/ui/form/FormPanel'
import { usual } from './defaultHint'
import { LastChange } from './LastChange'
import { configSections, type ConfigSection } from './sections'
import { useSaveSection } from './useSaveSection'

type Props<Input extends FieldValues, Output extends StoredRecord> = {
  id: ConfigSection
  schema: z.ZodType<Output, Input>
  /** Read from what is stored; compared by what it says. */
  defaults: Input
  /** For a section that keeps more than settings; otherwise all that was typed is a setting. */
  onSave?: (form: Output) => Promise<void>
  /** Secrets: they leave their fields once they are saved, and no draft keeps them. */
  blanks?: Partial<Input>
  children: ReactNode
}

/** Where every setting has a value that suits any centre; place, tax and money are each centre's own. */
const sectionsWithUsual: readonly ConfigSection[] = ['packages', 'attendance', 'staff']

/** Of the fields that the section shows. */
function usualOf<Input extends FieldValues>(id: ConfigSection, fields: Input): Partial<Input> | undefined {
  if (!sectionsWithUsual.includes(id)) return undefined
  const named = Object.entries(usual).filter(
    ([name]) => name in fields && configSections[id].settings.includes(name as SettingName),
  )
  return Object.fromEntries(named) as Partial<Input>
}

/** One section of Site config, saved by itself. */
export function SettingsPanel<Input extends FieldValues, Output extends StoredRecord>(
  props: Props<Input, Output>,
) {
  const { id, schema, onSave, blanks, children } = props
  const { gymId } = useGym()
  const saveSection = useSaveSection(id)
  const said = JSON.stringify(props.defaults)
  // oxlint-disable-next-line react/exhaustive-deps -- the same object for as long as it says the same
  const defaults = useMemo(() => props.defaults, [said])
  const { title, hint } = configSections[id]
  return (
    <FormPanel<Input, Output>
      title={title}
      hint={hint}
      note={<LastChange id={id} />}
      schema={schema}
      defaults={defaults}
      onSubmit={onSave ?? ((preference) => saveSection({ preference }))}
      draftKey={`siteConfig/${gymId}/${id}`}
      usual={usualOf(id, defaults)}
      {...(blanks && { blanks })}
    >
      {children}
    </FormPanel>
  )
}
