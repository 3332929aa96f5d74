import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './scripts/build/chunkGroups'
import { deskWorker } from './scripts/build/deskWorker'
import { enquiryInDev } from './scripts/build/enquiryInDev'
import { entriesInManifest } from './scripts/build/entriesInManifest'
import { persistentFirestore } from './scripts/build/persistentFirestore'

/** The lara ramp one step darker, so that white on it passes AA contrast. */
const ramp = new Map([
  ['#6366f1', '#4f46e5'],
  ['#4f46e5', '#4338ca'],
  ['#4338ca', '#3730a3'],
])

/** PrimeReact's theme in our brand colour and without its 346 kB web font (docs/decisions). */
const brandedTheme: Plugin = {
  name: 'branded-theme',
  enforce: 'pre',
  transform(code, id) {
    if (!/primereact\/resources\/themes\/.*theme\.css/.test(id)) return null
    return code
      .replace(/@font-face\s*\{[^}]*\}/g, '')
      .replace(/#(6366f1|4f46e5|4338ca)/gi, (hex) => ramp.get(hex.toLowerCase()) ?? hex)
  },
}

/** What a worker renders has no page to be refreshed in: in development it would look for a window. */
const withoutRefresh = [/\/node_modules\//, /\/src\/documents\//]

export default defineConfig({
  plugins: [
    brandedTheme,
    persistentFirestore,
    react({ refreshExclude: withoutRefresh }),
    entriesInManifest,
    enquiryInDev,
    VitePWA(deskWorker),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
})
