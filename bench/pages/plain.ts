import '@/ui/theme/theme.css';
import './bench.css';
import { PlainGrid } from './PlainGrid';
import { runPage } from './runPage';

runPage((shown) => new PlainGrid(shown));
