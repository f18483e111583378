import path from 'node:path'

/** Path of a file that the gateway reads while it runs; `npm run build:gateway` lays them out as this folder does. */
export function gatewayFile(name: string): string {
  return path.resolve(__dirname, '..', name)
}
