import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Download } from 'playwright-core'

/** Fetches a download from the browser, which keeps it elsewhere, and says where it is now. */
export async function keepDownload(download: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'fitness-centre-download-')), 'file')
  await download.saveAs(path)
  return path
}
