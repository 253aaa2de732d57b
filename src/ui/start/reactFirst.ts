// Runs React before the app's own script asks for it: tasks of half the length, with room for a tap between them (scripts/lib/firstVisitOrder.mjs).
import 'react-dom/client';
