import { Admin, CustomRoutes, defaultDarkTheme, defaultLightTheme, type RaThemeOptions, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AdmissionsPage } from './admissions-page'
import { ApplicationList } from './application-list'
import { AuditList } from './audit-list'
import { authProvider } from './auth-provider'
import { dataProvider } from './data-provider'
import { i18nProvider } from './i18n-provider'
import { InvitationPage } from './invitation-page'
import { OfficeLayout } from './office-layout'
import { OrderList } from './order-list'
import { OrderPage } from './order-page'
import { ReportPage } from './report-page'
import { SessionList } from './session-list'
import { SessionSheetPage } from './session-sheet-page'
import { SignInPage } from './sign-in-page'
import { StaffCreate, StaffEdit, StaffList } from './staff-pages'
import { TodayPage } from './today-page'

const APPLICATIONS = ['refunds', 'certifications', 'work-permits', 'registrations', 'invoices']

/** Colours with the contrast of WCAG AA, which the default blue misses. */
const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: { ...defaultLightTheme.palette, primary: { main: '#1a4fa0' }, secondary: { main: '#1a4fa0' } },
}
const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  palette: { ...defaultDarkTheme.palette, primary: { main: '#9ec5ff' } },
}

/** The web app of staff. */
export function OfficeApp() {
  return (
    <Admin
      title="Encore"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      dashboard={TodayPage}
      layout={OfficeLayout}
      loginPage={SignInPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      <Resource name="orders" list={OrderList} show={OrderPage} recordRepresentation="orderNumber" />
      {APPLICATIONS.map((name) => (
        <Resource key={name} name={`applications/${name}`} list={ApplicationList} />
      ))}
      <Resource name="admissions" list={AdmissionsPage} />
      <Resource name="session-sheets" show={SessionSheetPage} />
      <Resource name="reports/sales" list={ReportPage} />
      <Resource name="staff" list={StaffList} create={StaffCreate} edit={StaffEdit} recordRepresentation="name" />
      <Resource name="audit" list={AuditList} />
      <Resource name="sessions" list={SessionList} />
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  )
}
