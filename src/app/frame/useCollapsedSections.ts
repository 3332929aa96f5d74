import { useEffect, useState } from 'react'
import { sections, type SectionId } from '@/domain/access/screens'

const KEY = 'collapsedSections'

/** PRODUCT 2.N: sections start expanded; what a person collapses stays collapsed on this device. */
export function useCollapsedSections() {
  const [collapsed, setCollapsed] = useState<readonly SectionId[]>(() => {
    const kept = (window.localStorage.getItem(KEY) ?? '').split(' ')
    return sections.map(({ id }) => id).filter((id) => kept.includes(id))
  })

  useEffect(() => window.localStorage.setItem(KEY, collapsed.join(' ')), [collapsed])

  return {
    isCollapsed: (id: SectionId) => collapsed.includes(id),
    toggleSection: (id: SectionId) =>
      setCollapsed(collapsed.includes(id) ? collapsed.filter((other) => other !== id) : [...collapsed, id]),
  }
}
