import type { ReactNode } from 'react'
import { AppBar, Layout, UserMenu, useGetIdentity } from 'react-admin'

/** The menu is named as its button reads. */
function OfficeUserMenu() {
  const { data } = useGetIdentity()
  return <UserMenu label={data?.fullName ?? 'ra.auth.user_menu'} />
}

const OfficeBar = () => <AppBar userMenu={<OfficeUserMenu />} />

export function OfficeLayout({ children }: { children: ReactNode }) {
  return <Layout appBar={OfficeBar}>{children}</Layout>
}
