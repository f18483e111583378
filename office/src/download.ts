import { type Input, officeFetch, queryText } from './office-fetch'

/** Saves a list as a file. */
export async function download(path: string, query: Input): Promise<void> {
  const answer = await officeFetch(`${path}/export${queryText(query)}`, { method: 'GET' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${path.replaceAll('/', '-')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
