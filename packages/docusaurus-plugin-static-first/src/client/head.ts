import './capture';
import './preload-fonts';
