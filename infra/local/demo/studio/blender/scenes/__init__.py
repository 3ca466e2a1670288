"""Every scene of the studio by its name, which is the name of its picture."""
from . import accessories, editions, films, sections, stores

SCENES = {**sections.SCENES, **editions.SCENES, **accessories.SCENES, **films.SCENES, **stores.SCENES}
