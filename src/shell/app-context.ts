import { createContext, useContext } from 'react'
import type { App } from '@/services/app'

const AppContext = createContext<App | null>(null)
export const AppContextProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp() without AppProvider')
  return app
}
