import chromium from '@sparticuz/chromium'

// Unpacks into the folder for temporary files: see shipped-browser.ts.
await chromium.executablePath()
