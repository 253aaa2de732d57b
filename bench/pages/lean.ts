import '@/ui/theme/theme.css';
import './bench.css';
import './lean.css';
import { leanCell } from './LeanCell';
import { PlainGrid } from './PlainGrid';
import { runPage } from './runPage';

runPage((shown) => new PlainGrid(shown, leanCell));
