import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppProvider } from './app-provider'
import { TabBar } from './page-frame/tab-bar'
import { theApp } from './the-app'
import { themeStyle } from './theme-style'

/** The bottom navigation where the vendor wants it as a component of its own. */
export const VendorTabBar = observer(function VendorTabBar() {
  return (
    <AppProvider app={theApp}>
      <View style={themeStyle(theApp.theme.palette)}>
        <TabBar selected={theApp.tabs.selected} />
      </View>
    </AppProvider>
  )
})
