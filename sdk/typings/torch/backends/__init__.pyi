from . import cudnn as cudnn
from . import mps as mps
