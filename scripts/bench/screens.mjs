/**
 * Budgets: ENGINEERING 1.4: 51 for a page of a list, 16 more where the directory is held for its search. What the
 * emulator adds up for minutes is not waited for: tests/api/dataInvoices.test.ts counts it.
 */
const screens = [
  { path: '/members/attendance', budget: 20 },
  { path: '/members', budget: 67 },
  { path: '/members/inactive', budget: 67 },
  { path: '/members/packages', budget: 51 },
  { path: '/members/attendance-reports', budget: 20 },
  { path: '/members/attendance-reports?tab=grid', budget: 47 },
  { path: '/staff/attendance', budget: 51 },
  { path: '/staff', budget: 51 },
  { path: '/finance/invoices', budget: 60 },
  { path: '/finance/invoices?tab=overdue', budget: 60 },
]

const QUIET_MS = 2_000

/**
 * Opens each screen anew, as after a reload, and waits until it reads no more.
 * @param {import('./page.mjs').Bench} bench
 */
export async function measureScreens({ page, reads }) {
  const rows = []
  for (const { path, budget } of screens) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    let known = 0
    for (let now = await reads(); now === 0 || now !== known; now = await reads()) {
      known = now
      await page.waitForTimeout(QUIET_MS)
    }
    rows.push([path, known, budget, (known / budget).toFixed(2)])
  }
  return rows
}
