import type { ReactNode } from 'react'
import { Page } from '@/ui/Page'
import { Tabs } from '@/ui/Tabs'
import { ExportMenu } from '@/lists/ExportMenu'
import type { ExportFormat } from '@/lists/exportList'
import { SearchBox } from '@/lists/SearchBox'
import styles from './ViewPage.module.css'
import { hints, tabItems } from './reportTabs'
import type { ReportList } from './useReportList'

type Props = {
  list: ReportList
  search?: string
  actions?: ReactNode
  /** Without it (no right, or nothing to write) there is no export. */
  onExport?: ((format: ExportFormat) => Promise<void>) | undefined
  children: ReactNode
}

/** The frame of the views that are no list: the same head, tabs and tools. */
export function ViewPage({ list, search, actions, onExport, children }: Props) {
  return (
    <Page
      title="Attendance reports"
      hint={hints[list.tab]}
      actions={actions}
      tabs={
        <Tabs label="Attendance reports, views" items={tabItems} current={list.tab} hrefOf={list.tabHref} />
      }
      toolbar={
        (search !== undefined || onExport) && (
          <div className={styles.toolbar}>
            {search !== undefined && <SearchBox value={list.q} onChange={list.setQ} placeholder={search} />}
            {onExport && (
              <span className={styles.tools}>
                <ExportMenu onExport={onExport} isSelection={false} />
              </span>
            )}
          </div>
        )
      }
    >
      {children}
    </Page>
  )
}
