import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportColumns } from '@/domain/memberImport/importFields'
import { packageNames } from '@/domain/memberImport/planImport'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { lowerName } from '@/domain/shared/text'
import { rowsText } from '@/components/imports/importWords'
import styles from '@/components/imports/imports.module.css'
import { Select } from '@/ui/form/Select'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'

type Props = {
  file: ImportFile
  columns: ImportColumns
  templates: readonly PackageTemplate[]
  packageOf: (name: string) => string | undefined
  onPackage: (name: string, templateId: string) => void
}

/** Which packages of the centre the names in the file mean. */
export function PackagesInFile({ file, columns, templates, packageOf, onPackage }: Props) {
  const names = [...packageNames(file.rows, columns)]
  if (names.length === 0) return null
  return (
    <section className={styles.part} aria-label="Packages in the file">
      <h3 className={styles.title}>Packages in the file</h3>
      <Note kind="quiet">
        Members keep their package until its last day, without an invoice. A recurring one ends then too:
        renew it at the desk.
      </Note>
      <InfoTable
        label="Packages in the file"
        headers={['In the file', 'Rows', 'Your package']}
        rows={names.map(([name, count]) => ({
          id: lowerName(name),
          cells: [
            name,
            rowsText(count),
            <Select
              key="template"
              isSmall
              className={styles.choice}
              label={`Your package for “${name}”`}
              placeholder="Choose"
              options={templates.map((template) => ({ value: template.id, label: template.name }))}
              value={packageOf(name) ?? ''}
              onChange={(id) => onPackage(name, id)}
            />,
          ],
        }))}
      />
    </section>
  )
}
