export { miniEntryScreen as entryScreen } from './mini-entry-screen'
