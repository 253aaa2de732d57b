import '@/ui/theme/theme.css';
import './bench.css';
import { plainCell } from './PlainCell';
import { PlainGrid } from './PlainGrid';
import { runPage } from './runPage';

runPage((shown) => new PlainGrid(shown, plainCell));
