import DownloadIcon from '@mui/icons-material/Download'
import type { ReactNode } from 'react'
import { Button, TopToolbar, useCanAccess, useListContext, useNotify, useResourceContext } from 'react-admin'
import { download } from './download'

/** Actions of a list: its own, and the file of the list as the gateway writes it. */
export function ListActions({ children }: { children?: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const { filterValues, sort } = useListContext()
  const { canAccess } = useCanAccess({ resource, action: 'export' })
  const save = () =>
    void download(resource, { ...filterValues, order: sort.order }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
  return (
    <TopToolbar>
      {children}
      {canAccess && (
        <Button label="ra.action.export" onClick={save}>
          <DownloadIcon />
        </Button>
      )}
    </TopToolbar>
  )
}
