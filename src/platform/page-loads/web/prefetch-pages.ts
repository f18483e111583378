/** Build record of the pages: every file once, and for each page the positions of its files. */
interface PageFiles {
  files: readonly string[]
  pages: Readonly<Record<string, readonly number[]>>
}

const PAGE_FILES = '/page-files.json'

const requested = new Set<string>()

/**
 * Fetches the files of pages into the browser's cache, one page each time the browser is idle. Nothing is compiled or
 * run before its page is opened, since that would keep a slow phone from answering taps. A file that fails is fetched
 * again when its page is opened.
 */
export async function prefetchPages(paths: readonly string[], whenIdle: (run: () => void) => void): Promise<void> {
  const { files, pages } = await readPageFiles()
  const prefetchNext = ([path, ...others]: readonly string[]): void => {
    if (path === undefined) return
    whenIdle(() => {
      for (const at of pages[path] ?? []) prefetch(files[at])
      prefetchNext(others)
    })
  }
  prefetchNext(paths)
}

async function readPageFiles(): Promise<PageFiles> {
  try {
    const answer = await fetch(PAGE_FILES)
    if (answer.ok) return await answer.json()
  } catch {
    // Without the list each page is fetched when it is opened.
  }
  return { files: [], pages: {} }
}

/** By `fetch`, since Safari knows no `<link rel="prefetch">`; the body is read, so that the file is cached whole. */
function prefetch(file: string | undefined): void {
  if (file === undefined || requested.has(file) || isLoaded(file)) return
  requested.add(file)
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => requested.delete(file))
}

/** By the browser's own record: webpack removes the script elements of what it has loaded. */
function isLoaded(file: string): boolean {
  return performance.getEntriesByName(new URL(file, window.location.href).href).length > 0
}
