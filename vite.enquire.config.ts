import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The public enquiry page by itself, into the folder of the app: in one build with it every module that both use would lie in a
 * file of the app's, and a visitor would load that (decision 55).
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: '.vite/enquire.json',
    emptyOutDir: false,
    sourcemap: false,
    rolldownOptions: { input: 'enquire.html' },
  },
})
