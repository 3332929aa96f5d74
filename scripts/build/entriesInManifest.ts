import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names in .vite/manifest.json every source that is loaded on demand, with the file it came into. Vite names those with a
 * file of their own alone, and the groups of chunkGroups.ts hold many.
 */
export const entriesInManifest: Plugin = {
  name: 'entries-in-manifest',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const asset = bundle['.vite/manifest.json']
      if (asset?.type !== 'asset') return
      const manifest = JSON.parse(String(asset.source)) as Record<string, object>
      const isEntry = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const group = manifest[`_${basename(chunk.fileName)}`]
        if (group === undefined) continue
        for (const id of chunk.moduleIds.filter(isEntry)) {
          const src = relative(this.environment.config.root, id)
          manifest[src] ??= { ...group, src, isDynamicEntry: true }
        }
      }
      asset.source = JSON.stringify(manifest, null, 2)
    },
  },
}
