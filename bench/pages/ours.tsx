import '@/ui/theme/theme.css';
import './bench.css';
import { OurGrid } from './OurGrid';
import { runPage } from './runPage';

runPage((shown) => new OurGrid(shown));
