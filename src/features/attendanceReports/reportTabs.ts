/** PRODUCT 4, screen 8: the views. */
export const reportTabs = ['days', 'grid', 'heatmap', 'person', 'absentees', 'overridden'] as const
export type ReportTab = (typeof reportTabs)[number]

export const tabItems = [
  { id: 'days', label: 'Day list' },
  { id: 'grid', label: 'Month grid' },
  { id: 'heatmap', label: 'Heatmap' },
  { id: 'person', label: 'Person' },
  { id: 'absentees', label: 'Absentees' },
  { id: 'overridden', label: 'Expired or overridden' },
] as const satisfies readonly { id: ReportTab; label: string }[]

export const hints: Record<ReportTab, string> = {
  days: 'Every visit of a day or a period, with who marked it.',
  grid: 'Members by days: how often each came.',
  heatmap: 'When members come in, by day of the week and hour.',
  person: 'One member’s visits, month by month.',
  absentees: 'Members with a running package who did not come.',
  overridden:
    'Who came in after the package had ended, or was let in against the rule, and why. Whoever has renewed since is not named as expired.',
}
