/** Both dialogs in one script: they are made of the same parts, and each script more is a name on the first page. */
export { AlertsDialog } from './AlertsDialog';
export { MatchAlertsDialog } from './MatchAlertsDialog';
